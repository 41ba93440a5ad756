/** Who we are, as the header, the footer and the legal pages say it. */
export const company = {
  name: 'ColdRoom Rwanda',
  email: import.meta.env.VITE_CONTACT_EMAIL ?? 'hello@coldroom.example',
  /** The first year of the copyright line. */
  since: 2024,
} as const;

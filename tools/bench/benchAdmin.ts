/** The admin of a local product that is measured. */
export const benchAdmin = {
  email: 'bench-admin@example.com',
  password: 'an admin of the bench',
};

/** The settings by which the product makes this admin. */
export const withBenchAdmin = {
  ADMIN_EMAIL: benchAdmin.email,
  ADMIN_PASSWORD: benchAdmin.password,
};

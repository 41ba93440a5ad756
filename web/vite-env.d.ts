/// <reference types="vite/client" />

interface ImportMetaEnv {
  /** The address that visitors write to; set when the site is built. */
  readonly VITE_CONTACT_EMAIL?: string;
}

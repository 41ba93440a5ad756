import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import * as field from '../fields.ts';
import { mailTopics } from '../mailTopics.ts';

/** What a link says that stops e-mails, in its query. */
const link = () =>
  z.object({ user: field.id(), topic: field.code(mailTopics), key: field.text(100) });

/** Leads to the page that asks whether e-mails of a kind shall stop. */
export const askUnsubscribe = /* @__PURE__ */ endpoint('mails.askUnsubscribe', () => ({
  input: link(),
  output: z.object({}),
}));

/** Stops e-mails of a kind, by the signed link in one of them. */
export const unsubscribe = /* @__PURE__ */ endpoint('mails.unsubscribe', () => ({
  input: link(),
  output: z.object({ message: z.string() }),
  errors: ['wrongLink'],
}));

import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import * as field from '../fields.ts';
import { problem } from '../inputErrors.ts';
import { limits } from '../limits.ts';
import { messageSchema, type MessageKind } from '../message.ts';
import { pageInput } from './page.ts';

const message = z.optional(field.longText(limits.messageCharacters));

const form = z.object({
  names: field.text(120),
  email: field.email(),
  phone: field.optionalText(30),
  website: field.optionalText(200),
  question: message,
  questions: message,
  acceptPrivacyPolicy: z.optional(field.flag()),
  subscribeNews: z.optional(field.flag()),
  /** A field that people do not see: only robots fill it in. */
  company: z.optional(z.string({ error: problem('notText') })),
});

const kindOf = (questions: string | undefined): MessageKind => (questions ? 'contact' : 'callback');

/**
 * The contact screen sends `questions` with its checkboxes, the callback form `question` with a
 * website; either name of the message is taken, and tells which of the two it was.
 */
export const submitQuery = /* @__PURE__ */ endpoint('contact.submitQuery', () => ({
  input: z
    .pipe(
      form,
      z.transform(({ question, questions, ...rest }) => ({
        ...rest,
        questions: [questions, question].find(Boolean) ?? '',
        kind: kindOf(questions),
      })),
    )
    .check(
      z.refine(({ questions }) => questions !== '', {
        path: ['questions'],
        error: problem('required'),
      }),
      z.refine(({ acceptPrivacyPolicy }) => acceptPrivacyPolicy !== false, {
        path: ['acceptPrivacyPolicy'],
        error: problem('privacyPolicy'),
      }),
    ),
  output: z.object({ message: z.string() }),
  errors: ['tooManyAttempts', 'unknownError'],
}));

/** What was sent, newest first: all of it, or what is handled, or what is not. */
export const listMessages = /* @__PURE__ */ endpoint('contact.listMessages', () => ({
  input: z.object({ ...pageInput(), handled: z.optional(field.flag()) }),
  output: z.array(messageSchema),
  errors: ['invalidCursor'],
}));

/** Says whether a message is handled. */
export const setHandled = /* @__PURE__ */ endpoint('contact.setHandled', () => ({
  input: z.object({ id: field.id(), handled: field.flag() }),
  output: messageSchema,
  errors: ['messageNotFound'],
}));

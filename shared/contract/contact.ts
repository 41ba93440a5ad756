import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import * as field from '../fields.ts';
import { problem } from '../inputErrors.ts';
import { limits } from '../limits.ts';
import { messageSchema, type MessageKind } from '../message.ts';
import { phoneLine } from '../phoneLine.ts';
import { pageInput } from './page.ts';

const message = z.optional(field.longText(limits.messageCharacters));

const form = z.object({
  names: field.text(120),
  email: field.email(),
  phone: z.optional(phoneLine(30)),
  website: field.optionalText(200),
  question: message,
  questions: message,
  acceptPrivacyPolicy: z.optional(field.flag()),
  subscribeNews: z.optional(field.flag()),
  /** A hidden field, which only robots fill in. */
  company: z.optional(z.string({ error: problem('notText') })),
});

const kindOf = (questions: string | undefined): MessageKind => (questions ? 'contact' : 'callback');

/**
 * The contact screen sends the message as `questions`, the callback form as `question`. Both names are
 * accepted, and the name tells which form it was.
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

/** Messages, newest first: all, or the handled ones, or the others. */
export const listMessages = /* @__PURE__ */ endpoint('contact.listMessages', () => ({
  input: z.object({ ...pageInput(), handled: z.optional(field.flag()) }),
  output: z.array(messageSchema),
  errors: ['invalidCursor'],
}));

/** Marks a message as handled, or as not handled. */
export const setHandled = /* @__PURE__ */ endpoint('contact.setHandled', () => ({
  input: z.object({ id: field.id(), handled: field.flag() }),
  output: messageSchema,
  errors: ['messageNotFound'],
}));

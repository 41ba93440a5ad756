const catalogue = '/^(messages|ownMessages|successes)$/';
const comparison = 'BinaryExpression[operator=/^[!=]==$/]';
const search = 'CallExpression[callee.property.name=/^(includes|startsWith|match)$/]';

/** A refusal is known by its code: a sentence is for people, and may be put in other words any day. */
export const noSentences = [
  `${comparison} > MemberExpression[object.name=${catalogue}]:not([property.name="length"])`,
  `${comparison} > MemberExpression[property.name="message"]`,
  `${search} > MemberExpression[object.name=${catalogue}]`,
  `${search} > MemberExpression > MemberExpression[property.name="message"]`,
].map((selector) => ({ selector, message: 'Decide by the code, not by the sentence.' }));

/** Tests of the domain, all of whose refusals have codes. */
export const noThrownSentences = {
  selector: 'CallExpression[callee.property.name="toThrow"] > :matches(Literal, TemplateLiteral)',
  message: 'Compare the code (refusalOf) and the values (refusedWith), not the sentence.',
};

import { expect, it } from 'vitest';
import { signedHeaders } from './sign.ts';

const unsigned = {
  url: new URL('https://email.eu-west-1.amazonaws.com/v2/email/outbound-emails'),
  body: '{"a":"é"}',
  region: 'eu-west-1',
  service: 'ses',
  at: '20270131T120000Z',
};
const credentials = { accessKeyId: 'AKID', secretAccessKey: 'secret' };

it('a request is signed as the SDK of AWS signs it', () => {
  expect(signedHeaders(unsigned, credentials)).toEqual({
    'content-type': 'application/json',
    host: 'email.eu-west-1.amazonaws.com',
    'x-amz-date': '20270131T120000Z',
    authorization:
      'AWS4-HMAC-SHA256 Credential=AKID/20270131/eu-west-1/ses/aws4_request, SignedHeaders=content-type;host;x-amz-date, Signature=94a6274be6007e7ebd02730d4b4fa75eab41316f2e243f78e6dd0c533ca5e601',
  });
});

it('the token of a session is sent and signed', () => {
  const headers = signedHeaders(unsigned, { ...credentials, sessionToken: 'a-session' });
  expect(headers['x-amz-security-token']).toBe('a-session');
  expect(headers.authorization).toMatch(
    /SignedHeaders=content-type;host;x-amz-date;x-amz-security-token, Signature=5a0515e880dfd3df748f9bb11303a07e06b2b675fc594fb301896d1d2ad53f32$/,
  );
});

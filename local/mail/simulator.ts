/** What SES's mailbox simulator answers for its addresses, as an event of EventBridge. */
export function reportOf(to: string, at: string): object | undefined {
  const [, box] = /^(bounce|complaint)(?:\+[^@]*)?@simulator\.amazonses\.com$/.exec(to) ?? [];
  const mail = { timestamp: at, destination: [to] };
  const recipients = [{ emailAddress: to }];
  if (box === 'bounce') {
    const bounce = { bounceType: 'Permanent', bouncedRecipients: recipients };
    return { detail: { eventType: 'Bounce', mail, bounce } };
  }
  if (box === undefined) return undefined;
  return {
    detail: { eventType: 'Complaint', mail, complaint: { complainedRecipients: recipients } },
  };
}

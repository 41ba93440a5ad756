/** The address that opens a chat with a number, in E.164 or as people write it with its country, in WhatsApp. */
export const whatsAppLink = (phoneNumber: string): string =>
  `https://wa.me/${phoneNumber.replace(/\D/g, '')}`;

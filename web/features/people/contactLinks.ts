/** The address that opens a chat with an E.164 number in WhatsApp. */
export const whatsAppLink = (phoneNumber: string): string =>
  `https://wa.me/${phoneNumber.replace(/\D/g, '')}`;

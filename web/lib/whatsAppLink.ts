/**
 * The address that opens a chat with a number in WhatsApp, which needs the code of its country. Settings of the house
 * that were stored earlier may hold a Rwandan number without it.
 */
export const whatsAppLink = (phoneNumber: string): string =>
  `https://wa.me/${phoneNumber.replace(/\D/g, '').replace(/^(00250|0)?(?=7\d{8}$)/, '250')}`;

import { useRef } from 'react';
import { useHouseContact } from '#web/features/company/useHouseContact.ts';
import { formatPhone } from '#web/lib/format.ts';
import { useNear } from '#web/lib/hooks/useNear.ts';
import { mailLink } from '#web/lib/mailLink.ts';
import { whatsAppLink } from '#web/lib/whatsAppLink.ts';
import { cx } from '#web/ui/cx.ts';
import styles from './HouseContact.module.css';

/** E-mail, telephone and WhatsApp of the house in a line, asked for when it comes near the screen. */
export function HouseContact({ className }: { className?: string | undefined }) {
  const ref = useRef<HTMLParagraphElement>(null);
  const { email, telephone, whatsApp } = useHouseContact(useNear(ref));
  return (
    <p ref={ref} className={cx(styles.ways, className)}>
      <a href={mailLink(email)}>{email}</a>
      {telephone && (
        <a href={`tel:${telephone}`} className="one-line">
          {formatPhone(telephone)}
        </a>
      )}
      {whatsApp && (
        <a href={whatsAppLink(whatsApp)} className="one-line">
          WhatsApp {formatPhone(whatsApp)}
        </a>
      )}
    </p>
  );
}

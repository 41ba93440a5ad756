import { useRef } from 'react';
import { useHouseContact } from '#web/features/company/useHouseContact.ts';
import { formatPhone } from '#web/lib/format.ts';
import { useNear } from '#web/lib/hooks/useNear.ts';
import { mailLink } from '#web/lib/mailLink.ts';
import { whatsAppLink } from '#web/lib/whatsAppLink.ts';
import { Icon, type IconName } from '#web/ui/Icon.tsx';
import { cx } from '#web/ui/cx.ts';
import styles from './HouseContact.module.css';

interface Props {
  className?: string | undefined;
  /** Whether each way has its sign before it. */
  withIcons?: boolean;
}

/** E-mail, telephone and WhatsApp of the house in a line, asked for when it comes near the screen. */
export function HouseContact({ className, withIcons = false }: Props) {
  const ref = useRef<HTMLParagraphElement>(null);
  const { email, telephone, whatsApp } = useHouseContact(useNear(ref));
  const sign = (name: IconName) => withIcons && <Icon name={name} />;
  return (
    <p ref={ref} className={cx(styles.ways, withIcons && styles.signed, className)}>
      <a href={mailLink(email)}>
        {sign('mail')}
        {email}
      </a>
      {telephone && (
        <a href={`tel:${telephone}`} className="one-line">
          {sign('phone')}
          {formatPhone(telephone)}
        </a>
      )}
      {whatsApp && (
        <a href={whatsAppLink(whatsApp)}>
          {sign('chat')}
          <span>
            WhatsApp <span className="one-line">{formatPhone(whatsApp)}</span>
          </span>
        </a>
      )}
    </p>
  );
}

import type { ReactNode } from 'react';
import { isStaff } from '#shared/access.ts';
import type { Person } from '#shared/user.ts';
import { formatMomentDay } from '#web/lib/format.ts';
import { mailLink } from '#web/lib/mailLink.ts';
import { roleLabels } from '#web/lib/roleLabels.ts';
import { whatsAppLink } from '#web/lib/whatsAppLink.ts';
import { FactList } from '#web/ui/FactList.tsx';
import { PhoneLink } from '#web/ui/PhoneLink.tsx';

const factsOf = ({ phoneNumber, email, createdAt, role }: Person): [string, ReactNode][] => [
  ['Phone', <PhoneLink key="phone" number={phoneNumber} />],
  [
    'WhatsApp',
    <a key="chat" href={whatsAppLink(phoneNumber)} target="_blank" rel="noreferrer">
      Write by WhatsApp
    </a>,
  ],
  [
    'Email',
    email === undefined ? (
      'None: added by the staff'
    ) : (
      <a key="mail" href={mailLink(email)}>
        {email}
      </a>
    ),
  ],
  [email === undefined ? 'Added' : 'Registered', formatMomentDay(createdAt)],
  ...(isStaff(role) ? [['Role', roleLabels[role]] as [string, string]] : []),
];

/** How a client is reached. */
export const Contacts = ({ person }: { person: Person }) => <FactList facts={factsOf(person)} />;

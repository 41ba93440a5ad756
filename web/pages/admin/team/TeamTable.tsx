import type { TeamMember } from '#shared/team.ts';
import { namesOf } from '#shared/user.ts';
import { formatMomentDay } from '#web/lib/format.ts';
import { mailLink } from '#web/lib/mailLink.ts';
import { roleLabels } from '#web/lib/roleLabels.ts';
import { DataTable } from '#web/ui/DataTable.tsx';
import { Menu } from '#web/ui/Menu.tsx';
import type { Asked } from './roleWords.ts';
import styles from './team.module.css';

interface Props {
  team: TeamMember[];
  /** The user who looks at it. */
  self: string | undefined;
  ask: (asked: Asked) => void;
}

const lines = {
  widths: 'minmax(0, 1fr) 5.5rem 6.5rem 2.75rem',
  at: {
    Name: '1 / 1',
    Email: '2 / 1',
    Role: '1 / 2 / span 2',
    Since: '1 / 3 / span 2',
    Actions: '1 / 4 / span 2',
  },
};

/** So that roles and days stand below one another whatever the names are. */
const widths = ['auto', 'auto', '9rem', '9rem', '6rem'];

/** The operators and admins, each with the ways to give another role. */
export const TeamTable = ({ team, self, ask }: Props) => (
  <DataTable
    lines={lines}
    widths={widths}
    columns={['Name', 'Email', 'Role', 'Since', 'Actions']}
    rows={team.map((member) => ({
      key: member.userId,
      cells: [
        member.userId === self ? `${namesOf(member)} (you)` : namesOf(member),
        <a key="email" href={mailLink(member.email)}>
          {member.email}
        </a>,
        roleLabels[member.role],
        formatMomentDay(member.since),
        <Actions key="actions" member={member} own={member.userId === self} ask={ask} />,
      ],
    }))}
  />
);

function Actions({
  member,
  own,
  ask,
}: {
  member: TeamMember;
  own: boolean;
  ask: (asked: Asked) => void;
}) {
  const { email } = member;
  const names = namesOf(member);
  const other = member.role === 'admin' ? 'operator' : 'admin';
  return (
    <span className={styles.more}>
      <Menu
        label={`More for ${names}`}
        items={[
          { text: `Make ${other}`, onChoose: () => ask({ email, names, own, role: other }) },
          {
            text: 'Withdraw',
            danger: true,
            onChoose: () => ask({ email, names, own, role: 'user' }),
          },
        ]}
      />
    </span>
  );
}

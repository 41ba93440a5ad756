import { limits } from '#shared/limits.ts';
import { Prose } from '#web/features/company/components/Prose.tsx';
import { company } from '#web/lib/company.ts';
import { paths } from '#web/lib/paths.ts';
import { Link } from '#web/lib/router/Link.tsx';
import { Contents } from './Contents.tsx';

const contents = [
  { id: 'rooms', text: 'What we let' },
  { id: 'booking', text: 'How a booking comes about' },
  { id: 'payment', text: 'Prices and payment' },
  { id: 'goods', text: 'What may be stored' },
  { id: 'care', text: 'Care and liability' },
  { id: 'account', text: 'Your account' },
  { id: 'law', text: 'Law' },
];

export default function TermsPage() {
  return (
    <Prose
      eyebrow="Learn more"
      title="Terms of use"
      lead="What you may expect of us, and what we ask of you."
      contents={<Contents sections={contents} />}
    >
      <h2 id="rooms">What we let</h2>
      <p>
        {company.name} lets cold rooms and warehouses by the day. A booking takes the whole room for
        every day of the stay, the first and the last included. No other customer can book it on
        those days.
      </p>
      <h2 id="booking">How a booking comes about</h2>
      <p>
        When you send a booking, its days are held for you and its status is pending. It becomes
        binding when we approve it. We may reject it, for instance when a room needs repair, and the
        days are then free again.
      </p>
      <ul>
        <li>
          A stay has at most {limits.stayDays} days and ends within {limits.monthsAhead} months.
        </li>
        <li>You may have {limits.pendingBookings} bookings waiting for an answer at one time.</li>
        <li>
          You can cancel until the day before your stay begins. A request that waits costs nothing.
          Before you book, and again before you cancel, you read what cancelling an approved booking
          costs.
        </li>
      </ul>
      <h2 id="payment">Prices and payment</h2>
      <p>
        Prices are in Rwandan francs and for a day. The total that you confirm is the rent you owe,
        also when the price of the room changes later. Online payment is not open yet: we agree with
        you on how to pay when your booking is approved.
      </p>
      <h2 id="goods">What may be stored</h2>
      <p>
        Food, flowers, seed, medicines and other lawful goods that suit the temperature of the room.
        Not allowed are explosives, fuels, poisons, live animals, and goods that would spoil what
        the next customer stores.
      </p>
      <h2 id="care">Care and liability</h2>
      <p>
        We keep the stated temperature and the site locked. You pack your goods well, keep the door
        shut, and leave the room clean and empty on your last day. Each side answers for the damage
        it causes through its own neglect. Insure valuable goods: our rent does not include it.
      </p>
      <h2 id="account">Your account</h2>
      <p>
        Keep your password to yourself and your contact details up to date. We close accounts that
        are used to block rooms without the intention of renting them. You can delete your account
        in its settings once no booking of yours waits or is still to come, nothing is to be paid or
        refunded, and none of your goods are in a room.
      </p>
      <h2 id="law">Law</h2>
      <p>
        The law of Rwanda applies. Before going to court,{' '}
        <Link to={paths.contact.path} carries>
          talk to us
        </Link>
        : most things can be mended.
      </p>
    </Prose>
  );
}

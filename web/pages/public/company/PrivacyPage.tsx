import { useRef } from 'react';
import { limits } from '#shared/limits.ts';
import { Prose } from '#web/features/company/components/Prose.tsx';
import { useHouseContact } from '#web/features/company/useHouseContact.ts';
import { useNear } from '#web/lib/hooks/useNear.ts';
import { mailLink } from '#web/lib/mailLink.ts';
import { Contents } from './Contents.tsx';

const contents = [
  { id: 'data', text: 'What we keep' },
  { id: 'use', text: 'What we use it for' },
  { id: 'browser', text: 'What your browser keeps' },
  { id: 'access', text: 'Who sees it' },
  { id: 'time', text: 'How long' },
  { id: 'rights', text: 'Your rights' },
];

/** What the house keeps of a person. */
const Kept = () => (
  <>
    <h2 id="data">What we keep</h2>
    <ul>
      <li>
        Your account: names, phone number, email address, a picture if you add one, and a password
        that we cannot read.
      </li>
      <li>
        The email addresses that you confirmed and gave up later, so that your messages from them
        still count as yours.
      </li>
      <li>
        Your bookings: room, days, price, status and its history, and what you told us of the goods.
      </li>
      <li>
        What you have paid and what we gave back, with what you told us of it, and our receipts and
        invoices.
      </li>
      <li>Your ratings of rooms: stars, your sentence and your first name.</li>
      <li>
        If you book by phone: your names and your number, and for every customer what our staff note
        down to serve you.
      </li>
      <li>Messages that you send through the contact form or the callback form.</li>
      <li>
        For a short time, the network address of sign-in attempts, so that nobody can guess
        passwords without limit.
      </li>
    </ul>
  </>
);

export default function PrivacyPage() {
  const rights = useRef<HTMLParagraphElement>(null);
  const { email } = useHouseContact(useNear(rights));
  return (
    <Prose
      eyebrow="Learn more"
      title="Privacy policy"
      lead="What we know about you, what we use it for, and how to have it changed or deleted."
      contents={<Contents sections={contents} />}
    >
      <Kept />
      <h2 id="use">What we use it for</h2>
      <p>
        To let you a room, to answer you, and to keep your account safe. If you ticked the box for
        news, we also write to you about new rooms; every such message tells you how to stop it. We
        do not sell your data, show no advertising, and follow you on no other site.
      </p>
      <h2 id="browser">What your browser keeps</h2>
      <p>
        A token that proves you are signed in, for a day at most, a mark that your session has
        ended, until you sign in again, how far your clock is off ours, and for the time of your
        visit the mark of a booking on its way and how far you had scrolled. When you ask for a code
        for a new password, your browser keeps the page that you wanted, and uses it for{' '}
        {limits.resetMinutes} minutes. It is deleted when you choose the password or log out. There
        are no cookies for advertising or statistics.
      </p>
      <p>
        What you have typed and not sent yet, so that a reload loses nothing: your names, phone
        number and email address when you sign up, these and your message in the contact form and
        the callback form, and the days and goods of a booking. It stays in your browser until you
        send it, log out or close the tab, and never holds a password.
      </p>
      <h2 id="access">Who sees it</h2>
      <p>
        Our staff who answer bookings and messages, and the provider of the servers that hold the
        data, encrypted. Other customers see which days of a room are taken, and never by whom. If
        you rate a room, everybody can read your stars and your sentence, with your first name. If
        you make a private address for your calendar, whoever you give it to sees your bookings.
      </p>
      <h2 id="time">How long</h2>
      <p>
        Bookings are kept, with their payments, receipts and invoices, as long as the law asks for
        business records. Your account is kept until you delete it in your settings, or ask us to.
        While you owe us money, we owe you a refund or your goods are in a room, it stays, because
        we must know whose they are. With it we delete your picture and your messages: those from
        the address that you confirmed, and those from addresses that you gave up, up to that day.
        Your ratings stay, without your name.
      </p>
      <h2 id="rights">Your rights</h2>
      <p ref={rights}>
        Under Rwanda’s law on the protection of personal data you may see your data, have it
        corrected or deleted, and object to its use. Write to <a href={mailLink(email)}>{email}</a>.
      </p>
    </Prose>
  );
}

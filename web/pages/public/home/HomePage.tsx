import { lazy, useEffect } from 'react';
import { Faq } from '#web/features/company/components/Faq.tsx';
import { MoreAnswers } from '#web/features/company/components/MoreAnswers.tsx';
import { warmCalls } from '#web/lib/api/client.ts';
import { sayQuietly } from '#web/lib/router/quietSearch.ts';
import { LazyPart } from '#web/ui/LazyPart.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { WhenNear } from '#web/ui/WhenNear.tsx';
import { AboutBlock } from './AboutBlock.tsx';
import { Hero } from './Hero.tsx';
import { Solutions } from './Solutions.tsx';
import { Testimonials } from './Testimonials.tsx';
import { BookingSection } from './booking/BookingSection.tsx';
import { AvailabilitySection } from './search/AvailabilitySection.tsx';
import styles from './HomePage.module.css';

const ServiceTabs = lazy(() => import('./ServiceTabs.tsx'));
const CallbackForm = lazy(() => import('#web/features/contact/components/CallbackForm.tsx'));

// The page asks for rooms and days as soon as it stands.
warmCalls();

/** The home page. Its tabs and forms are fetched when near the screen: their code is as large as the rest. */
export default function HomePage() {
  // Its forms may close before the page does, and what they said stands in its address.
  useEffect(() => () => sayQuietly(undefined), []);
  const waiting = <Skeleton className={styles.form} />;
  return (
    <>
      <Hero />
      <WhenNear fallback={<div className={styles.services} />}>
        <LazyPart waiting={<div className={styles.services} />}>
          <ServiceTabs />
        </LazyPart>
      </WhenNear>
      <AvailabilitySection />
      <Solutions />
      <AboutBlock />
      <BookingSection />
      <Testimonials />
      <div className={`container ${styles.last ?? ''}`}>
        <section aria-labelledby="faq" className={styles.part}>
          <h2 id="faq">Questions and answers</h2>
          <p className="lead">What is asked most before a room is booked.</p>
          <Faq />
          <div className={styles.more}>
            <h3>More answers</h3>
            <MoreAnswers className={styles.below} />
          </div>
        </section>
        <section aria-labelledby="callback" className={styles.part}>
          <h2 id="callback">Request a callback</h2>
          <p className="lead">We answer with a price, usually on the same day.</p>
          <WhenNear fallback={waiting}>
            <LazyPart waiting={waiting}>
              <CallbackForm />
            </LazyPart>
          </WhenNear>
        </section>
      </div>
    </>
  );
}

import { lazy, useState } from 'react';
import { AllRooms } from '#web/features/rooms/components/AllRooms.tsx';
import { LatestRooms } from '#web/features/rooms/components/LatestRooms.tsx';
import { paths } from '#web/lib/paths.ts';
import { Button, ButtonLink } from '#web/ui/Button.tsx';
import { LazyPart } from '#web/ui/LazyPart.tsx';
import { Tabs } from '#web/ui/Tabs.tsx';
import styles from './ServiceTabs.module.css';

const AvailabilityDialog = lazy(() => import('./search/AvailabilityDialog.tsx'));

const Storage = () => (
  <div className={styles.panel}>
    <h3>Flexible Storage Solutions</h3>
    <p>
      Storage that grows and shrinks with your season. Take a small room for the first crates, move
      to a larger one at the height of the harvest, and give it back when the last truck has left.
      Dry goods such as grain, coffee and packaging find room in our warehouses.
    </p>
    <ButtonLink to={paths.search.path} carries look="outline">
      See all rooms
    </ButtonLink>
  </div>
);

const Transportation = () => (
  <div className={styles.panel}>
    <h3>Reliable Transportation Services</h3>
    <p>
      Refrigerated trucks carry your goods between field, room and market without breaking the cold
      chain. Tell us what you move, from where to where, and on which day: we answer with a price.
    </p>
    <ButtonLink to={paths.contact.path} carries look="outline">
      Request Transportation
    </ButtonLink>
  </div>
);

/** The newest rooms, and below them the ways to others: to all, and to those that are free on the days of a stay. */
function Newest() {
  const [dialog, setDialog] = useState<'unwanted' | 'open' | 'closed'>('unwanted');
  return (
    <>
      <LatestRooms />
      <div className={styles.ways}>
        <AllRooms />
        <Button look="ghost" onClick={() => setDialog('open')}>
          Search free days
        </Button>
      </div>
      {dialog !== 'unwanted' && (
        <LazyPart waiting={null}>
          <AvailabilityDialog open={dialog === 'open'} onClose={() => setDialog('closed')} />
        </LazyPart>
      )}
    </>
  );
}

/** Our three services, the newest rooms first of all. */
const ServiceTabs = () => (
  <section className={styles.band} aria-labelledby="services">
    <div className="container">
      <h2 id="services">Our services</h2>
      <p className="lead">
        Choose a room by the day, store more when you need more, or let us move it.
      </p>
      <div className={styles.tabs}>
        <Tabs
          label="Our services"
          tabs={[
            { value: 'rooms', label: 'Cold Rooms', content: <Newest /> },
            { value: 'storage', label: 'Storage', content: <Storage /> },
            { value: 'transport', label: 'Transportation', content: <Transportation /> },
          ]}
        />
      </div>
    </div>
  </section>
);

export default ServiceTabs;

import { useSearchParams } from 'react-router-dom';
import { NewBookingLink } from '#web/features/people/components/NewBookingLink.tsx';
import { useSettled } from '#web/lib/hooks/useSettled.ts';
import { inPlaceAtOnce } from '#web/lib/router/inPlaceAtOnce.ts';
import { FilterBar } from '#web/ui/FilterBar.tsx';
import { PageHead, countedWords } from '#web/ui/PageHead.tsx';
import { SearchInput } from '#web/ui/SearchInput.tsx';
import { CustomerList, useCustomers } from './CustomerList.tsx';
import styles from './customers.module.css';

/** Everybody who has registered or telephoned, to be found by name, telephone number or e-mail address. */
export default function AdminCustomersPage() {
  const [query, setQuery] = useSearchParams();
  const sought = query.get('find') ?? '';
  const search = useSettled(sought.trim());
  const list = useCustomers(search);
  return (
    <>
      <PageHead
        title="Clients"
        count={list.data && countedWords(list.data.length, list.more !== undefined)}
        text={
          <span className={styles.about}>
            Everybody who registered or was added by the staff, by name.
          </span>
        }
      >
        <NewBookingLink />
      </PageHead>
      <FilterBar className={styles.find}>
        <SearchInput
          label="Find a client"
          placeholder="Name, phone or email"
          value={sought}
          onChange={({ target }) =>
            setQuery(target.value ? { find: target.value } : {}, inPlaceAtOnce)
          }
        />
      </FilterBar>
      <CustomerList search={search} list={list} />
    </>
  );
}

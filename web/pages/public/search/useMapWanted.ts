import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';

/** The entries of the history at which the map was shown. */
const shown = new Set<string>();

/** Whether a narrow screen shows the map in the place of the list; whoever comes back finds it so. */
export function useMapWanted() {
  const { key } = useLocation();
  const [wanted, setWanted] = useState(() => shown.has(key));
  useEffect(() => {
    if (wanted) shown.add(key);
    else shown.delete(key);
  }, [key, wanted]);
  return [wanted, setWanted] as const;
}

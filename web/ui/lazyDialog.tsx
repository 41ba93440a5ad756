import { useEffect, useEffectEvent, useState, type ComponentType } from 'react';
import { notify } from '#web/lib/notify/notify.ts';
import { fetchAgain } from '#web/lib/untilFetched.ts';

interface Opened {
  open: boolean;
  onClose: () => void;
}

const NOT_OPENED = 'This could not be opened. Please press again, or reload the page.';

/**
 * A dialog whose code is fetched beside the page, before a press opens it. Where the code does not come, the page stays as
 * it is, and the next press asks for it again. React's own `lazy` would keep the failure, and take the page with it.
 */
export function lazyDialog<Props extends Opened>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): ComponentType<Props> {
  let isLost = false;
  return function LazyDialog(props: Props) {
    const { open, onClose } = props;
    const [Dialog, setDialog] = useState<ComponentType<Props>>();
    const fail = useEffectEvent(() => {
      isLost = true;
      if (!open) return;
      notify.error(NOT_OPENED);
      onClose();
    });
    useEffect(() => {
      if (Dialog || (isLost && !open)) return;
      let isPresent = true;
      (isLost ? fetchAgain(load) : load()).then(
        (code) => setDialog(() => code.default),
        () => isPresent && fail(),
      );
      return () => {
        isPresent = false;
      };
    }, [open, Dialog]);
    return Dialog && <Dialog {...props} />;
  };
}

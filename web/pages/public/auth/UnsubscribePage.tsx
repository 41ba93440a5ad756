import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { topicNames } from '#shared/mailTopics.ts';
import { ownMessages } from '#shared/messages.ts';
import { readUnsubscribe, type UnsubscribeLink } from '#shared/unsubscribePath.ts';
import { explain } from '#web/lib/api/failure.ts';
import { send } from '#web/lib/api/send.ts';
import { paths, signInPath } from '#web/lib/paths.ts';
import { Link } from '#web/lib/router/Link.tsx';
import { useAppDispatch } from '#web/lib/state.ts';
import { Button } from '#web/ui/Button.tsx';
import { FormProblem } from '#web/ui/FormProblem.tsx';
import { PageMessage } from '#web/ui/PageMessage.tsx';

/** Where the link of an e-mail leads that stops others like it. A press stops them: some programs open every link. */
export default function UnsubscribePage() {
  const { hash } = useLocation();
  const link = readUnsubscribe(hash);
  if (!link) {
    return (
      <PageMessage title="Stop emails">
        <p>{ownMessages.wrongLink}</p>
        <Settings />
      </PageMessage>
    );
  }
  // Another link that is opened in the same tab asks anew.
  return <Ask key={hash} link={link} />;
}

function Ask({ link }: { link: UnsubscribeLink }) {
  const dispatch = useAppDispatch();
  const [state, setState] = useState<'asked' | 'sending' | 'stopped'>('asked');
  const [problem, setProblem] = useState<string>();
  const stop = async () => {
    setState('sending');
    const { failure } = await dispatch(
      send('mails.unsubscribe', link, { fallback: 'Failed to stop the emails.' }),
    );
    setProblem(failure && explain(failure));
    setState(failure ? 'asked' : 'stopped');
  };
  if (state === 'stopped') {
    return (
      <PageMessage title="Stop emails">
        <p role="status">{ownMessages.unsubscribed}</p>
        <Settings />
      </PageMessage>
    );
  }
  return (
    <PageMessage title="Stop emails">
      <p>Do you want to stop these emails? “{topicNames[link.topic]}”</p>
      <FormProblem text={problem} />
      <p>
        <Button
          look="primary"
          pending={state === 'sending'}
          pendingText="Stopping..."
          onClick={() => void stop()}
        >
          Stop these emails
        </Button>
      </p>
      <Settings />
    </PageMessage>
  );
}

const Settings = () => (
  <p>
    <Link to={signInPath(paths.dashboardSettings.path)}>
      Choose in your settings what we send you
    </Link>
  </p>
);

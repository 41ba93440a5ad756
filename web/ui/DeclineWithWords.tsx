import { useState, type ReactNode } from 'react';
import { limits } from '#shared/limits.ts';
import { Button } from './Button.tsx';
import { TextArea } from './inputs.tsx';

interface Props {
  /** What the button says that opens the field for the words. */
  label: string;
  /** What says yes instead, and is away while the words are written. */
  children: ReactNode;
  /** Whether one of both answers is under way: the other waits for it. */
  pending: boolean;
  /** What is wrong with the words. */
  error: string | undefined;
  onDecline: (words: string) => void;
  /** Called where the words are left: what is wrong with them is said no more. */
  onBack: () => void;
  /** The class of the row of buttons. */
  className: string | undefined;
  /** Whether the buttons are invisible: their place stays, so that nothing below moves. */
  hidden?: boolean | undefined;
}

/** A yes and a no to what a client asks or says; the no takes words, which the client reads. */
export function DeclineWithWords(props: Props) {
  const { label, children, pending, error, onDecline, onBack, className, hidden } = props;
  const [declining, setDeclining] = useState(false);
  const [words, setWords] = useState('');
  return (
    <>
      {declining && (
        <TextArea
          label="What the client reads"
          rows={2}
          autoFocus
          maxLength={limits.reasonCharacters}
          value={words}
          error={error}
          onChange={({ target }) => setWords(target.value)}
        />
      )}
      <div className={className} style={{ visibility: hidden ? 'hidden' : undefined }}>
        {!declining && children}
        <Button
          look="danger"
          size="small"
          disabled={declining ? words.trim() === '' : pending}
          pending={declining && pending}
          pendingText="Declining..."
          onClick={() => (declining ? onDecline(words) : setDeclining(true))}
        >
          {declining ? 'Decline with these words' : label}
        </Button>
        {declining && (
          <Button
            look="outline"
            size="small"
            disabled={pending}
            onClick={() => {
              setDeclining(false);
              onBack();
            }}
          >
            Back
          </Button>
        )}
      </div>
    </>
  );
}

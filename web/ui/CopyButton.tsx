import { useState } from 'react';
import { Button } from './Button.tsx';
import { Icon } from './Icon.tsx';
import styles from './CopyButton.module.css';

interface Props {
  /** What is copied. */
  text: string;
  /** What the button says before it is pressed. */
  label: string;
}

type Result = 'copied' | 'failed';

const told: Record<Result, string> = {
  copied: 'Copied',
  failed: 'It could not be copied. Please mark it and copy it yourself.',
};

/** Copies a text, and says in words whether that has worked. */
export function CopyButton({ text, label }: Props) {
  const [result, setResult] = useState<Result>();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setResult('copied');
    } catch {
      setResult('failed');
    }
  };
  return (
    <span className={styles.copy}>
      <Button look="outline" size="small" onClick={() => void copy()}>
        {label}
      </Button>
      <span role="status" className={styles.told} data-result={result}>
        {result === 'copied' && <Icon name="check" />} {result && told[result]}
      </span>
    </span>
  );
}

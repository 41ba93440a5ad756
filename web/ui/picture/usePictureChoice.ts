import { useEffect, useMemo, useState } from 'react';
import { shrink } from './shrink.ts';

interface PictureChoice {
  /** The picture chosen, made ready to be sent. */
  chosen: Blob | undefined;
  onChange: (picture: Blob | undefined) => void;
  /** Called when shrinking a picture begins and ends, because nothing may be sent meanwhile. */
  onWorking: (working: boolean) => void;
  /** The most that its width and height may be, in px. */
  longestSide: number;
}

/** Choosing a picture: it is shrunk in the browser, and previewed as it will be sent. */
export function usePictureChoice({ chosen, onChange, onWorking, longestSide }: PictureChoice) {
  const [working, setWorking] = useState(false);
  const [problem, setProblem] = useState<string>();
  const preview = usePreview(chosen);

  const choose = async (input: HTMLInputElement) => {
    const file = input.files?.[0];
    if (!file) return;
    setWorking(true);
    onWorking(true);
    setProblem(undefined);
    try {
      onChange(await shrink(file, longestSide));
    } catch (failure) {
      input.value = '';
      onChange(undefined);
      setProblem(failure instanceof Error ? failure.message : String(failure));
    } finally {
      setWorking(false);
      onWorking(false);
    }
  };
  return { choose, working, problem, preview };
}

function usePreview(blob: Blob | undefined): string | undefined {
  const url = useMemo(() => (blob ? URL.createObjectURL(blob) : undefined), [blob]);
  useEffect(() => {
    if (!url) return;
    return () => URL.revokeObjectURL(url);
  }, [url]);
  return url;
}

/** A picture's size in words: `84 kB`. */
export const formatSize = (bytes: number): string => `${Math.max(1, Math.round(bytes / 1024))} kB`;

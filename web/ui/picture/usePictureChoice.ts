import { useEffect, useMemo, useRef, useState } from 'react';
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
  /** The file that was chosen last: a large one may be shrunk only after it. */
  const latest = useRef<File>(undefined);

  const end = (picture: Blob | undefined, why?: string) => {
    onChange(picture);
    setProblem(why);
    setWorking(false);
    onWorking(false);
  };
  const choose = async (input: HTMLInputElement) => {
    const file = input.files?.[0];
    if (!file) return;
    latest.current = file;
    setWorking(true);
    onWorking(true);
    setProblem(undefined);
    try {
      const picture = await shrink(file, longestSide);
      if (latest.current === file) end(picture);
    } catch (failure) {
      if (latest.current !== file) return;
      input.value = '';
      end(undefined, failure instanceof Error ? failure.message : String(failure));
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

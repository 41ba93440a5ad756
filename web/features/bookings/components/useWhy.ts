import { useRef, useState } from 'react';
import type { Reason, Why } from '#shared/reasons.ts';

/** A reason as it stands in its fields. */
interface WhyDraft {
  reason: Reason | '';
  reasonText: string;
}

const EMPTY: WhyDraft = { reason: '', reasonText: '' };

/** What is missing of a reason; nothing where none is needed. */
export function whyProblems({ reason, reasonText }: WhyDraft, required: boolean) {
  if (!required) return {};
  if (reason === '') return { reason: 'Please choose a reason.' };
  return reason === 'other' && reasonText.trim() === '' ? { reasonText: 'Please say why.' } : {};
}

/** The reason that somebody chooses in a dialog, until it closes. */
export function useWhy(required = false) {
  const [draft, setDraft] = useState(EMPTY);
  const [problems, setProblems] = useState<{ reason?: string; reasonText?: string }>({});
  const fields = useRef<HTMLDivElement>(null);
  const change = (changed: Partial<WhyDraft>) => {
    setDraft({ ...draft, ...changed });
    setProblems({});
  };
  const clear = () => {
    setDraft(EMPTY);
    setProblems({});
  };
  /** The reason to send; undefined where something is missing, which is said then. */
  const check = (): Why | undefined => {
    const found = whyProblems(draft, required);
    setProblems(found);
    const [first] = Object.keys(found);
    if (first === undefined) {
      const reasonText = draft.reasonText.trim();
      return { ...(draft.reason && { reason: draft.reason }), ...(reasonText && { reasonText }) };
    }
    fields.current?.querySelector<HTMLElement>(`[name=${first}]`)?.focus();
    return undefined;
  };
  return { draft, problems, required, fields, change, clear, check };
}

import type { ReactNode } from 'react';
import { Button } from '#web/ui/Button.tsx';

interface Props {
  pending: boolean;
  /** What it says while the form is sent. */
  pendingText: string;
  children: ReactNode;
}

/** The wide button that sends a form of {@link AuthLayout}. */
export const SubmitButton = (props: Props) => (
  <Button type="submit" look="primary" wide {...props} />
);

import { StateCard } from '#web/kit/surface/StateCard.tsx'

/** Replaces a record that was deleted, or never existed. */
export const Missing = ({ title, text }: { title: string; text: string }) => (
  <StateCard kind="empty" title={title}>
    {text}
  </StateCard>
)

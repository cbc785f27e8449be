import { StateCard } from '#web/kit/surface/StateCard.tsx'

/** Instead of something that is gone, or never was. */
export const Missing = ({ title, text }: { title: string; text: string }) => (
  <StateCard kind="empty" title={title}>
    {text}
  </StateCard>
)

import { useWayOnline } from '#web/shared/getting-online/use-way-online.ts'
import { WayOnlineCard } from '#web/shared/getting-online/WayOnlineCard.tsx'

/** The beginning of the plan of a business without a website. */
export function GettingOnline() {
  const way = useWayOnline()
  return way && <WayOnlineCard way={way} />
}

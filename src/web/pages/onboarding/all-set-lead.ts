import {
  isScanOver,
  type PublicScanView,
  type Results,
  shownStateOf,
} from '#web/shared/public-scan/public-scan-view.ts'

/** What the page says of the scan of the owner's website. */
export function allSetLead(host: string, results: Results | null, view: PublicScanView): string {
  if (!isScanOver(results)) return `We’re looking at ${host}. You’ll find the results in your overview.`
  const instead = results?.scan?.instead ?? null
  if (instead === 'left_alone')
    return `We didn’t look at ${host}: whoever looks after it asked us to leave it alone.`
  const state = shownStateOf(results, view)
  if (instead === null && (state === 'done' || state === 'partial'))
    return `We’ve looked at ${host}. Your overview says what to do first.`
  return instead === null && view.done > 0
    ? `We couldn’t finish looking at ${host}. What we have is in your overview.`
    : `We couldn’t look at ${host} this time. Open a category from your overview to run its tests again.`
}

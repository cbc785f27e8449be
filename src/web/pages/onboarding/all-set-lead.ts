import {
  isScanOver,
  type PublicScanView,
  type Results,
  shownStateOf,
} from '#web/shared/public-scan/public-scan-view.ts'

/** What the page says of the scan of the owner's website. */
export function allSetLead(host: string, results: Results | null, view: PublicScanView): string {
  if (!isScanOver(results)) return `We’re looking at ${host}. You’ll find the results in your overview.`
  const state = shownStateOf(results, view)
  const hasLooked = results?.scan?.instead ? false : state === 'done' || state === 'partial'
  return hasLooked
    ? `We’ve looked at ${host}. Your overview says what to do first.`
    : `We couldn’t look at ${host} this time. Your overview says what you can do.`
}

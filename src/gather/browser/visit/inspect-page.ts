import type { CDPSession } from 'puppeteer-core'
import { z } from 'zod'
import type { PlacedLink, RequestFacts, Screenshot, Spot, VisitEvidence } from '#core/evidence/visit.ts'
import { requestedStylesheets } from '#core/page-styles.ts'
import { evaluateIsolated } from '../evaluate.ts'
import { PLACED_LINK_PARTS, placedLinks } from '../in-page/placed-links.ts'
import { pageHeight, shownWidth, SPOT_PARTS, spotsAt } from '../in-page/spots.ts'
import { type OnLostPart, unlessLost } from '../page-lost.ts'
import type { VisitDevice } from './config.ts'
import { emulatePhone, measurePhoneLayout, PHONE, spotSchema } from './phone-layout.ts'
import { screensBelow } from './screens-below.ts'
import { type Frame, takeScreenshot } from './screenshot.ts'
import { measureStyleReach } from './style-reach.ts'

/** The desktop window that Lighthouse emulates. */
const WINDOW: Frame = { top: 0, width: 1_350, height: 940, scale: 0.75 }
/** Browsers zoom out to a quarter at most. */
const WIDEST = PHONE.width * 4
/** Height shown above a problem, so that people recognise the place. */
const ABOVE_PX = 120
const MOST_CLOSE_UPS = 4
/** A computer's screens further down are for finding a place, so less detail is enough. */
const BELOW_SCALE = 0.5
const MOST_LINKS = 400
const LONGEST_ADDRESS = 2_000

export interface PageInspection
  extends Pick<VisitEvidence, 'layout' | 'styleReach' | 'screenshot' | 'closeUps' | 'placedLinks'> {
  /** Spots of the elements in `paths`, in their order. */
  spots: (Spot | null)[]
}

export interface InspectionOptions {
  device: VisitDevice
  requests: readonly RequestFacts[]
  /** Lighthouse's paths of elements to show in the picture. */
  paths: readonly string[]
  onFault: OnLostPart
}

/**
 * Measurements after Lighthouse has ended: the layout on a small phone, pictures, and how far the styles reach. When the page can no longer be
 * measured (it crashed, or navigated away), only these are missing.
 */
export async function inspectPage(session: CDPSession, options: InspectionOptions): Promise<PageInspection> {
  const { device, onFault } = options
  const inspected = await unlessLost('layout and pictures', {
    measure: () =>
      device === 'mobile' ? inspectAsPhone(session, options) : inspectAsDesktop(session, options),
    lost: { layout: null, screenshot: null, spots: [] },
    onFault,
  })
  const styleReach = await unlessLost('reach of the styles', {
    measure: () => measureStyleReach(session),
    lost: undefined,
    onFault,
  })
  return { ...inspected, ...(styleReach ? { styleReach } : {}) }
}

async function inspectAsPhone(
  session: CDPSession,
  { requests, paths }: InspectionOptions,
): Promise<PageInspection> {
  await emulatePhone(session)
  const layout = await measurePhoneLayout(session, requestedStylesheets(requests))
  const shown = await evaluateIsolated(session, { run: shownWidth, args: [] }, z.number().positive())
  const width = Math.min(Math.max(shown, PHONE.width), WIDEST)
  const scale = PHONE.width / width
  const frame: Frame = { top: 0, width, height: Math.round(PHONE.height / scale), scale }
  const spots = await findSpots(session, paths)
  const culprits = layout.culprits.map(({ spot }) => spot)
  const own = [...culprits, ...(layout.smallTargetSpots ?? [])]
  const pictures = await takePictures(session, frame, [own, spots])
  return { layout, spots, ...pictures, placedLinks: await findLinks(session) }
}

async function inspectAsDesktop(session: CDPSession, { paths }: InspectionOptions): Promise<PageInspection> {
  const { width } = WINDOW
  await session.send('Emulation.setDeviceMetricsOverride', {
    width,
    height: WINDOW.height,
    deviceScaleFactor: 1,
    mobile: false,
  })
  const spots = await findSpots(session, paths)
  const links = await findLinks(session)
  const screenshot = await takeScreenshot(session, WINDOW)
  const closeUps: Screenshot[] = []
  const height = await evaluateIsolated(session, { run: pageHeight, args: [] }, z.number().nonnegative())
  for (const top of screensBelow(WINDOW, height, [...spots, ...links.map(({ spot }) => spot)]))
    closeUps.push(await takeScreenshot(session, { ...WINDOW, top, scale: BELOW_SCALE }))
  return { layout: null, spots, screenshot, closeUps, placedLinks: links }
}

const findLinks = (session: CDPSession): Promise<PlacedLink[]> =>
  evaluateIsolated(
    session,
    { run: placedLinks, args: [MOST_LINKS, LONGEST_ADDRESS], parts: PLACED_LINK_PARTS },
    z
      .array(
        z.object({
          url: z.string().max(LONGEST_ADDRESS),
          spot: spotSchema,
          inMenu: z.literal(true).optional(),
        }),
      )
      .max(MOST_LINKS),
  )

const findSpots = (session: CDPSession, paths: readonly string[]): Promise<(Spot | null)[]> =>
  evaluateIsolated(
    session,
    { run: spotsAt, args: [paths], parts: SPOT_PARTS },
    z.array(spotSchema.nullable()).length(paths.length),
  )

/** The first screen, and those further down: with the first problem of each kind, then with the others. */
async function takePictures(
  session: CDPSession,
  frame: Frame,
  kinds: readonly (readonly (Spot | null | undefined)[])[],
): Promise<{ screenshot: Screenshot; closeUps: Screenshot[] }> {
  const screenshot = await takeScreenshot(session, frame)
  const closeUps: Screenshot[] = []
  const onPage = kinds.map((problems) =>
    problems.flatMap((spot) => (spot && spot.x < frame.width ? [spot] : [])),
  )
  const inTurn = [...onPage.flatMap((problems) => problems.slice(0, 1)), ...onPage.flat()]
  for (const spot of inTurn) {
    if (closeUps.length >= MOST_CLOSE_UPS || [screenshot, ...closeUps].some((shot) => shows(shot, spot)))
      continue
    const top = Math.max(frame.height, Math.round(spot.y) - ABOVE_PX)
    closeUps.push(await takeScreenshot(session, { ...frame, top }))
  }
  return { screenshot, closeUps }
}

const shows = ({ top = 0, height }: Screenshot, { y }: Spot): boolean => y >= top && y < top + height

import type { CDPSession } from 'puppeteer-core'
import { z } from 'zod'
import { type LayoutFacts, OVERLAY_KINDS, type Spot } from '#core/evidence/visit.ts'
import { evaluateIsolated } from '../evaluate.ts'
import { LAYOUT_PARTS, type MeasuredLayout, measureLayout } from '../in-page/layout.ts'
import { endAnimations, nextFrame, scrollThrough } from '../in-page/scroll.ts'

/** The phone for measurements: a small current one, so that a layout that fits it fits the others. */
export const PHONE = { width: 360, height: 640, deviceScaleFactor: 2, mobile: true } as const
/** The user agent of Lighthouse's phone, written out because Lighthouse takes a second to load. */
export const PHONE_AGENT =
  'Mozilla/5.0 (Linux; Android 11; moto g power (2022)) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/136.0.0.0 Mobile Safari/537.36'

export const spotSchema: z.ZodType<Spot> = z.object({
  x: z.number(),
  y: z.number(),
  width: z.number(),
  height: z.number(),
})

const measuredSchema: z.ZodType<MeasuredLayout> = z.object({
  viewportMeta: z.string().max(2_000).nullable(),
  viewport: z.object({ width: z.number(), height: z.number() }),
  overflowPx: z.number().nonnegative(),
  culprits: z
    .array(z.object({ selector: z.string(), right: z.number(), snippet: z.string(), spot: spotSchema }))
    .max(5),
  textCharacters: z.number(),
  legibleShare: z.number().min(0).max(1),
  tapTargets: z.number(),
  smallTargets: z.number(),
  smallTargetSpots: z.array(spotSchema).max(20),
  overlay: z.object({ coveredShare: z.number(), kind: z.enum(OVERLAY_KINDS) }).nullable(),
  userScalableNo: z.boolean(),
})

/** Emulates the phone's screen and touch on the open page. */
export async function emulatePhone(session: CDPSession): Promise<void> {
  const { width: screenWidth, height: screenHeight } = PHONE
  await session.send('Emulation.setDeviceMetricsOverride', { ...PHONE, screenWidth, screenHeight })
  await session.send('Emulation.setTouchEmulationEnabled', { enabled: true })
}

/** Measures the page's layout on the phone's screen, which must be set (`emulatePhone`); leaves the page scrolled to its top. */
export async function measurePhoneLayout(
  session: CDPSession,
  stylesheets: LayoutFacts['stylesheets'],
): Promise<LayoutFacts> {
  await evaluateIsolated(
    session,
    { run: scrollThrough, args: [], parts: [nextFrame, endAnimations] },
    z.unknown(),
  )
  const measured = await evaluateIsolated(
    session,
    { run: measureLayout, args: [PHONE.width], parts: LAYOUT_PARTS },
    measuredSchema,
  )
  return { ...measured, stylesheets }
}

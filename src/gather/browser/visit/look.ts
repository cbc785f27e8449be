import type { CDPSession } from 'puppeteer-core'
import type { RequestSeen, VisitEvidence } from '#core/evidence/visit.ts'
import type { Device } from './config.ts'
import { becomePhone, measurePhoneLayout, PHONE } from './phone-layout.ts'
import { stylesheetsOf } from './requests.ts'
import { takeScreenshot } from './screenshot.ts'

/** A desktop window as Lighthouse emulates it. */
const WINDOW = { width: 1_350, height: 940 }

/**
 * What is looked at once Lighthouse has left: the layout on a small phone and a picture. A page that cannot be measured any more
 * (it crashed, or runs off to another address) costs only these.
 */
export async function look(
  session: CDPSession,
  device: Device,
  requests: readonly RequestSeen[],
): Promise<Pick<VisitEvidence, 'layout' | 'screenshot'>> {
  try {
    return device === 'mobile' ? await lookAsPhone(session, requests) : await lookAsDesktop(session)
  } catch {
    return { layout: null, screenshot: null }
  }
}

async function lookAsPhone(
  session: CDPSession,
  requests: readonly RequestSeen[],
): Promise<Pick<VisitEvidence, 'layout' | 'screenshot'>> {
  await becomePhone(session)
  const layout = await measurePhoneLayout(session, stylesheetsOf(requests))
  const { width, height } = PHONE
  return { layout, screenshot: await takeScreenshot(session, { width, height, scale: 1 }) }
}

async function lookAsDesktop(session: CDPSession): Promise<Pick<VisitEvidence, 'layout' | 'screenshot'>> {
  await session.send('Emulation.setDeviceMetricsOverride', { ...WINDOW, deviceScaleFactor: 1, mobile: false })
  return { layout: null, screenshot: await takeScreenshot(session, { ...WINDOW, scale: 0.75 }) }
}

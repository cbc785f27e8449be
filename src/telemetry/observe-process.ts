import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { Meter } from '@opentelemetry/api'
import { described, gaugeOf } from './instruments.ts'

const MICROSECONDS = 1e6
const NANOSECONDS = 1e9

/** Measures memory, processor time and delays of this process at each collection. `disable` stops the timer of the delays. */
export function observeProcess(meter: Meter): Pick<ReturnType<typeof monitorEventLoopDelay>, 'disable'> {
  gaugeOf(meter, 'fettle_process_memory_bytes').addCallback((result) =>
    result.observe(process.memoryUsage.rss()),
  )
  const spent = 'fettle_process_cpu_seconds_total'
  meter.createObservableCounter(spent, described(spent)).addCallback((result) => {
    const { user, system } = process.cpuUsage()
    result.observe((user + system) / MICROSECONDS)
  })
  const delays = monitorEventLoopDelay()
  delays.enable()
  gaugeOf(meter, 'fettle_process_event_loop_delay_seconds').addCallback((result) => {
    result.observe(delays.max / NANOSECONDS)
    delays.reset()
  })
  return delays
}

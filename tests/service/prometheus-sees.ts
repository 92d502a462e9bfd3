import * as z from 'zod';

const targets = z.object({
  data: z.object({ activeTargets: z.array(z.object({ health: z.string() })) }),
});
const rules = z.object({
  data: z.object({
    groups: z.array(z.object({ rules: z.array(z.object({ health: z.string() })) })),
  }),
});
/** How the gateways and the rules are, as Prometheus sees them. */
export async function prometheusSees(port = '') {
  const ask = async (what: string) =>
    (await fetch(`http://127.0.0.1:${port}/api/v1/${what}`)).json();
  const gateways = targets.parse(await ask('targets')).data.activeTargets;
  const alerts = rules.parse(await ask('rules')).data.groups.flatMap((group) => group.rules);
  return {
    gateways: gateways.map(({ health }) => health),
    rules: [...new Set(alerts.map(({ health }) => health))],
  };
}

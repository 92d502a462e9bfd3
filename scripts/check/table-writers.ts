/** A folder of the gateway that writes tables, with these. No other folder writes them: others call what it offers. */
export const WRITERS: Readonly<Record<string, readonly string[]>> = {
  'foundation/store': [
    'accounts',
    'answered_requests',
    'email_codes',
    'provider_identities',
    'provider_sessions',
    'provider_sign_ins',
    'readiness',
    'repeat_marks',
    'schema_changes',
    'sessions',
    'tallies',
  ],
  'foundation/sealing': ['data_keys'],
  'foundation/audit': ['audit_checkpoints', 'audit_entries', 'audit_heads', 'audit_unsigned'],
  'people/memberships': ['memberships', 'new_passwords'],
  'people/contact': ['contact_messages'],
  'people/saved-views': ['views'],
  'lending/catalogue': [
    'asked_matches',
    'catalogue_revision',
    'lenders',
    'product_versions',
    'subsidy_schemes',
  ],
  'lending/applications': [
    'application_digests',
    'application_notes',
    'application_sections',
    'applications',
    'change_requests',
    'continuation_links',
    'guarantors',
    'letters',
    'matches',
    'note_mentions',
  ],
  'lending/service-levels': ['finished_steps', 'service_levels'],
  'lending/outbox': ['outbox'],
  'lending/events': ['event_count', 'events'],
  'lending/notifications': ['notice_choices', 'notice_costs', 'notice_sends', 'notifications'],
  'lending/grievances': ['grievance_answers', 'grievances'],
  'lending/lender-cases': [
    'case_drafts',
    'delivery_orders',
    'delivery_payments',
    'lender_cases',
    'offers',
  ],
  'lending/consents': ['consents'],
  'lending/documents': [
    'bytes_to_remove',
    'database_identity',
    'document_checks',
    'document_parts',
    'documents',
    'vault_generations',
  ],
  'lending/leads': [
    'branch_members',
    'dealer_branches',
    'dealer_details',
    'invitations',
    'lead_contacts',
    'lead_notes',
    'leads',
    'put_off_cards',
    'quote_links',
    'quote_numbers',
    'quotes',
  ],
  'lending/price-lists': ['price_lists'],
  'lending/delivery': ['dealers'],
  'areas/terminals': ['terminal_settings', 'terminals'],
  'areas/connected-systems': ['api_keys', 'subscriptions'],
  'lending/sending': ['document_links'],
  'upkeep/privacy': ['erasure_counts', 'erasures', 'privacy_jobs'],
  'upkeep/retention': ['retention_runs'],
  'upkeep/backup': ['restores'],
  'areas/review': ['letter_templates', 'second_person'],
  'areas/lenders': [
    'lender_keys',
    'lender_second_person',
    'lender_signatures',
    'lender_system_proposals',
    'lender_systems',
    'offer_templates',
  ],
};

const OWNERS = new Map(
  Object.entries(WRITERS).flatMap(([folder, tables]) =>
    tables.map((table) => [table, folder] as const),
  ),
);

const BY_KYSELY = /\.(?:insertInto|replaceInto|mergeInto|updateTable|deleteFrom)\(\s*(?:'(\w+)')?/g;
const IN_SQL = /\b(?:insert\s+into|delete\s+from|update)\s+"?(\w+)/gi;

/** The tables that a file writes; null for one that it does not name where it writes it. */
function tablesWrittenBy(code: string): ReadonlySet<string | null> {
  const named = [...code.matchAll(BY_KYSELY)].map(([, table]) => table ?? null);
  const inSql = [...code.matchAll(IN_SQL)].flatMap(([, table]) =>
    table !== undefined && OWNERS.has(table) ? [table] : [],
  );
  return new Set([...named, ...inSql]);
}

/** What is wrong with the writes of a file of the gateway, with its path from there. */
export function strangeWrites(file: string, code: string): readonly string[] {
  return [...tablesWrittenBy(code)].flatMap((table) => {
    if (table === null) return [`${file} does not name the table that it writes`];
    const owner = OWNERS.get(table);
    if (owner === undefined) return [`${file} writes ${table}, which is in no folder's list`];
    return file.startsWith(`${owner}/`)
      ? []
      : [`${file} writes ${table}: call what ${owner} offers`];
  });
}

/** Tables of the list that no file writes. */
export function unwrittenTables(codes: readonly string[]): readonly string[] {
  const written = new Set(codes.flatMap((code) => [...tablesWrittenBy(code)]));
  return [...OWNERS.keys()].filter((table) => !written.has(table));
}

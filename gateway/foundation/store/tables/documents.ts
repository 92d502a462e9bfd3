import type { ApplicationId, MembershipId } from '#domain/ids.ts';
import type { Generated } from 'kysely';
import type { DocumentState } from '#domain/lending/states/document-states.ts';

/** Documents, and the links with which lenders fetch them. */
export type DocumentTables = {
  documents: {
    id: string;
    application_id: ApplicationId;
    /** Whose staff uploaded it; null where the borrower did. */
    dealer_id: Generated<string | null>;
    kind: string;
    state: DocumentState;
    version: number;
    /** Of the file as it was announced. */
    bytes: number;
    sha256: string;
    /** null where none was given. */
    sealed_file_name: string | null;
    /** 1 when the borrower said so, and when an operator confirmed it; null where no Aadhaar number may show. */
    is_masked: number | null;
    is_masking_confirmed: number | null;
    /** Why it was refused, or is requested again. */
    reason: string | null;
    /** 1 when a virus scanner has looked at it; null until it is checked. */
    is_scanned: number | null;
    /** What is kept, and where in the vault: a picture is re-encoded. null until it is clean, and once it is purged. */
    content_type: string | null;
    content_bytes: number | null;
    content_sha256: string | null;
    vault_key: string | null;
    begun_at: number;
    changed_at: number;
  };
  /** What has arrived of a document that was not yet checked. */
  document_parts: {
    document_id: string;
    /** From 1. */
    part: number;
    sha256: string;
    vault_key: string;
  };
  /** What operators found of the checks of documents whose bytes are there. */
  document_checks: {
    document_id: string;
    /** As in domain/lending/document-checks.ts. */
    check_name: string;
    outcome: string;
    /** Of what was compared with, keyed by the application. */
    answer_digest: string;
    /** The membership of the operator. */
    answered_by: MembershipId;
    answered_at: number;
  };
  /** One row: which database this is, to a vault. */
  database_identity: {
    id: number;
    /** Made once; a copy has the same. */
    identity: string;
    /** Where the database was when it was last looked at: a copy is elsewhere. */
    place: string;
    /** 1 once it has marked a vault, or was found to be a copy. */
    has_marked: number;
  };
  /** What this database wrote into its vault's mark; an older backup lacks the newest. */
  vault_generations: { generation: string; begun_at: number };
  /** Bytes that must go, and could not while the vault carried another mark or was away. */
  bytes_to_remove: { vault_key: string; noted_at: number };
  /** One-time links by which a lender fetches a document. */
  document_links: {
    token_digest: string;
    document_id: string;
    lender_id: string;
    expires_at: number;
    used_at: number | null;
  };
};

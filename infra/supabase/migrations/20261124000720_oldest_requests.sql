-- Undone by: a following migration that drops the three functions and makes them as they were, without `oldest_first`.
--
-- Whoever answers requests begins with the oldest one, which is on the last page of a list whose newest come first.
drop function public.list_requests(text, text, uuid, text, text, timestamptz, uuid, integer);
drop function private.list_requests(text, text, uuid, text, text, timestamptz, uuid, integer);

create function private.found_requests(in_stage text, asked_for text, owned_by uuid, wanted text, facet text, before_at timestamp with time zone, before_id uuid, size integer, oldest_first boolean) RETURNS jsonb
    LANGUAGE plpgsql STABLE
    SET search_path TO ''
    -- What was asked for is known when the plan is made: of each `case` below one arm is left, which an index answers.
    SET plan_cache_mode TO 'force_custom_plan'
    AS $$
declare
  -- Characters that `like` reads in its own way are looked for as they are.
  pattern constant text := '%' || regexp_replace(private.fold_text(nullif(trim(wanted), '')), '([\\%_])', '\\\1', 'g') || '%';
begin
  return (
    select coalesce(jsonb_agg(to_jsonb(r)), '[]') from (
      select l.id, l.created_at, l.name, l.email, l.company, l.asked, l.stage, l.due_on, l.amount_cents, l.owner_id, l.service,
        exists (select from private.jobs j where j.subject_id = l.id and j.state = 'failed') as is_undelivered
      from public.leads l
      where l.kind = 'contact' and l.merged_into is null
        and (in_stage is null or l.stage = in_stage)
        and (asked_for is null or l.asked = asked_for)
        and (owned_by is null or l.owner_id = owned_by)
        and (pattern is null or l.search_text like pattern)
        and case facet
          when 'late' then l.due_on < (now() at time zone 'America/Toronto')::date and l.stage not in ('won', 'lost')
          when 'undelivered' then exists (select from private.jobs j where j.subject_id = l.id and j.state = 'failed')
          else true
        end
        and case when oldest_first
          then (l.created_at, l.id) > (coalesce(before_at, '-infinity'), coalesce(before_id, '00000000-0000-0000-0000-000000000000'))
          else (l.created_at, l.id) < (coalesce(before_at, 'infinity'), coalesce(before_id, 'ffffffff-ffff-ffff-ffff-ffffffffffff'))
        end
      order by case when oldest_first then l.created_at end, case when oldest_first then l.id end,
        case when not oldest_first then l.created_at end desc, case when not oldest_first then l.id end desc
      limit size
    ) r
  );
end
$$;
revoke execute on function private.found_requests(text, text, uuid, text, text, timestamptz, uuid, integer, boolean) from public, anon, authenticated;
grant execute on function private.found_requests(text, text, uuid, text, text, timestamptz, uuid, integer, boolean) to service_role;

create function private.list_requests(in_stage text, asked_for text, owned_by uuid, wanted text, facet text, before_at timestamp with time zone, before_id uuid, size integer, oldest_first boolean) RETURNS jsonb
    LANGUAGE plpgsql STABLE SECURITY DEFINER
    SET search_path TO ''
    AS $$
begin
  perform private.assert_handles_requests();
  return private.found_requests(in_stage, asked_for, owned_by, wanted, facet, before_at, before_id, least(greatest(size, 1), 50),
    oldest_first);
end
$$;
revoke execute on function private.list_requests(text, text, uuid, text, text, timestamptz, uuid, integer, boolean) from public, anon;
grant execute on function private.list_requests(text, text, uuid, text, text, timestamptz, uuid, integer, boolean) to authenticated, service_role;

create function public.list_requests(in_stage text default null, asked_for text default null, owned_by uuid default null,
  wanted text default null, facet text default null, before_at timestamp with time zone default null, before_id uuid default null,
  size integer default 50, oldest_first boolean default false) RETURNS jsonb
    LANGUAGE sql STABLE
    SET search_path TO ''
    AS $$ select private.list_requests(in_stage, asked_for, owned_by, wanted, facet, before_at, before_id, size, oldest_first) $$;
revoke execute on function public.list_requests(text, text, uuid, text, text, timestamptz, uuid, integer, boolean) from public, anon;
grant execute on function public.list_requests(text, text, uuid, text, text, timestamptz, uuid, integer, boolean) to authenticated, service_role;

create or replace function private.export_requests(in_stage text, asked_for text, owned_by uuid, wanted text, facet text) RETURNS jsonb
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
declare
  rows jsonb;
begin
  if not private.acts_as('sales') then
    raise exception 'only staff export requests' using errcode = '42501';
  end if;
  rows := private.found_requests(in_stage, asked_for, owned_by, wanted, facet, null, null, 20000, false);
  perform private.note_act('request', null, 'requests_exported', jsonb_strip_nulls(jsonb_build_object('stage', in_stage,
    'asked', asked_for, 'owner', owned_by, 'words', left(wanted, 200), 'facet', facet, 'count', jsonb_array_length(rows))));
  return rows;
end
$$;
drop function private.found_requests(text, text, uuid, text, text, timestamptz, uuid, integer);

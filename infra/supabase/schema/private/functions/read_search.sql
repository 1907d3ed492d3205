-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE FUNCTION private.read_search(search text) RETURNS private.course_search
    LANGUAGE plpgsql STABLE
    SET search_path TO ''
    AS $_$
declare
  words text[];
  result private.course_search;
begin
  select array_agg(word) into words from (
    select word from regexp_split_to_table(private.fold_text(left(search, 200)), '\s+') word where word <> '' limit 8
  ) parts;
  if words is null then return null; end if;
  -- Trigrams need three characters: shorter words are looked for at the beginning of a word.
  select
    array_agg('%' || replace(replace(replace(word, '\', '\\'), '%', '\%'), '_', '\_') || '%') filter (where not is_short),
    array_agg('\m' || word) filter (where is_short),
    case when bool_and(word ~ '^[[:alnum:]]+$') then to_tsquery('pg_catalog.simple', string_agg(word || ':*', ' & ')) end
  into result.insides, result.short_beginnings, result.beginnings
  from (select word, word ~ '^[[:alnum:]]{1,2}$' as is_short from unnest(words) word) parts;
  if array_to_string(words, '') ~ '^[[:alpha:]''-]+$' then
    result.forms := plainto_tsquery('pg_catalog.french', array_to_string(words, ' '));
    if numnode(result.forms) = 0 then result.forms := null; end if;
  end if;
  return result;
end
$_$;

REVOKE ALL ON FUNCTION private.read_search(search text) FROM PUBLIC;
GRANT ALL ON FUNCTION private.read_search(search text) TO service_role;

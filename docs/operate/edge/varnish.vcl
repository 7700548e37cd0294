# Varnish 7 before two storefronts of Rewire; what it does and how it is started: docs/operate/edge.md.
# Change the lines marked "yours".
vcl 4.1;

import directors;
import std;

probe ready {
    .url = "/livez";
    .interval = 1s;
    .timeout = 2s;
    .window = 3;
    .threshold = 2;
    .initial = 2;
}

backend storefront1 {
    .host = "127.0.0.1"; # yours
    .port = "3001"; # yours
    .connect_timeout = 2s;
    .first_byte_timeout = 40s;
    .probe = ready;
}

backend storefront2 {
    .host = "127.0.0.1"; # yours
    .port = "3002"; # yours
    .connect_timeout = 2s;
    .first_byte_timeout = 40s;
    .probe = ready;
}

# Who may tell Varnish to forget pages: the storefronts.
acl storefronts {
    "127.0.0.1"; # yours
    "::1"; # yours
}

sub vcl_init {
    new storefronts_in_turn = directors.round_robin();
    storefronts_in_turn.add_backend(storefront1);
    storefronts_in_turn.add_backend(storefront2);
}

sub vcl_recv {
    set req.backend_hint = storefronts_in_turn.backend();
    unset req.http.Proxy;

    if (req.method == "BAN") {
        if (!client.ip ~ storefronts) {
            return (synth(403, "Forbidden"));
        }
        if (req.http.X-Purge-Tags !~ "^[A-Za-z0-9%._-]+( [A-Za-z0-9%._-]+)*$") {
            return (synth(400, "X-Purge-Tags has to be tags separated by spaces"));
        }
        # The tag "all" stands on every public page, whether it is written there or not.
        if (req.http.X-Purge-Tags ~ "(^| )all( |$)") {
            set req.http.X-Purge-Pattern = ".";
        } else {
            set req.http.X-Purge-Pattern =
                "(^|[[:space:]])(" + regsuball(req.http.X-Purge-Tags, " ", "|") + ")([[:space:]]|$)";
        }
        if (std.ban("obj.http.Surrogate-Key ~ " + req.http.X-Purge-Pattern)) {
            return (synth(200, "Banned"));
        }
        return (synth(500, std.ban_error()));
    }

    if (req.method != "GET" && req.method != "HEAD") {
        return (pass);
    }

    # Parameters of advertisements change no page.
    set req.url = regsuball(req.url, "([?&])(utm_[a-z_]*|gclid|gclsrc|gbraid|wbraid|dclid|fbclid|msclkid|ttclid|twclid|li_fat_id|igshid|mc_cid|mc_eid|srsltid|yclid|_ga|_gl)=[^&]*", "\1");
    set req.url = regsub(regsuball(regsub(req.url, "\?&+", "?"), "&&+", "&"), "[?&]$", "");

    # What is the same for every visitor: nobody's cookies reach it, and none come from it. Everything else, such as
    # cart, account and checkout, and "/", which sends visitors to their language, is never kept.
    if (req.url !~ "^(/[a-z]{2}(-[a-z]{2})?)?/(products|product-category|product|categories|repair|contact)(/page/[0-9]+|/[^/?]+(/page/[0-9]+)?)?(\.data)?(\?|$)"
        && req.url !~ "^/[a-z]{2}(-[a-z]{2})?(\.data|/_root\.data)?(\?|$)"
        && req.url !~ "^/(assets|media|fonts|icons)/") {
        return (pass);
    }
    if (req.url ~ "^(/[a-z]{2}(-[a-z]{2})?)?/repair/") {
        return (pass);
    }
    unset req.http.Cookie;
    unset req.http.Authorization;

    # One copy for each of three codings, whatever else browsers write. Varnish has to be started with
    # "-p http_gzip_support=off", or it asks for gzip alone.
    if (req.http.Accept-Encoding ~ "(^|[ ,])br([ ,;]|$)") {
        set req.http.Accept-Encoding = "br";
    } elsif (req.http.Accept-Encoding ~ "gzip") {
        set req.http.Accept-Encoding = "gzip";
    } else {
        unset req.http.Accept-Encoding;
    }

    # While a storefront answers, pages are as old as it says at most; else as old as they have to be.
    if (std.healthy(req.backend_hint)) {
        set req.grace = 60s;
    }
    return (hash);
}

sub vcl_backend_response {
    # An answer for one visitor is never kept, whatever it says about itself.
    if (beresp.http.Set-Cookie || beresp.http.Cache-Control ~ "(?i)no-store|private|no-cache") {
        set beresp.uncacheable = true;
        set beresp.ttl = 60s;
        return (deliver);
    }
    # Pages that may be kept say so.
    if (beresp.status < 500 && beresp.http.Cache-Control !~ "(?i)public|s-maxage") {
        set beresp.uncacheable = true;
        set beresp.ttl = 60s;
        return (deliver);
    }
    # Failures take no good page's place.
    if (beresp.status >= 500 && bereq.is_bgfetch) {
        return (abandon);
    }
    if (beresp.status >= 500) {
        set beresp.uncacheable = true;
        set beresp.ttl = 0s;
        return (deliver);
    }
    # stale-if-error, which Varnish does not read.
    if (beresp.http.Cache-Control ~ "stale-if-error") {
        set beresp.grace = 24h;
    }
    return (deliver);
}

sub vcl_deliver {
    # Tags are for caches.
    unset resp.http.Surrogate-Key;
    unset resp.http.Cache-Tag;
    if (obj.hits > 0) {
        set resp.http.X-Cache = "HIT";
    } else {
        set resp.http.X-Cache = "MISS";
    }
}
